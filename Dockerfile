# The bot alone: no playground, no tests, no compiler, not root. Everything it keeps lies in /data.
#
#   docker build -t canasta-bot .
#   docker run -d --name canasta --restart unless-stopped -e DISCORD_TOKEN=... -v canasta-data:/data canasta-bot

FROM python:3.11-slim AS build
WORKDIR /src
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
# What builds the wheel is locked too: older versions of pip read the first of these for it, newer ones the second.
ENV PIP_CONSTRAINT=/src/requirements.lock PIP_BUILD_CONSTRAINT=/src/requirements.lock
RUN python -m venv --without-pip /app
# The dependencies by themselves first: this layer is built anew only when they change.
COPY pyproject.toml .ci/requirements.lock ./
# With the extra of the strong level, whose code is compiled when the bot first starts and kept on the volume.
RUN python -c "import tomllib; p = tomllib.load(open('pyproject.toml', 'rb'))['project']; print('\n'.join(p['dependencies'] + p['optional-dependencies']['strong']))" > dependencies.txt \
    && pip --python /app install --requirement dependencies.txt
COPY bot bot
COPY cogs cogs
RUN pip wheel --no-deps --wheel-dir wheels . \
    && pip --python /app install --no-deps wheels/*.whl

FROM python:3.11-slim
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin canasta \
    && install -d -m 0700 -o canasta -g canasta /data
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 NUMBA_CACHE_DIR=/data/compiled
# From here the usual places, data/canasta.db and data/health.json, lie on the volume.
WORKDIR /
USER canasta
VOLUME /data
# Good only while the gateway is ready, the database stores what it is given and no notice has waited longer than a minute.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGTERM
# A container that ends is started again for ever; where that would not help (a refused token), the bot says why and stays.
CMD ["python", "-m", "bot", "run", "--stay"]
