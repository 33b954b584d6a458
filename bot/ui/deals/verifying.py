"""Proofs by ``/verify``: a match is replayed from the store, and the seals of its deals are opened."""

import discord

from bot.service.deals.verifying import Proof, RoundProof
from bot.service.errors import NoRoundOver
from bot.service.ids import TableId
from bot.service.matches.record import TableRecord
from bot.ui.tables.buttons import EXPORT_JSON, VERIFY
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.words.names import table_name
from bot.ui.words.seals import cut_words, kept_seals, limits_lines, proof_lines, verdict, whole_seal


async def show_proof(context: InteractionContext, table: TableId, number: int | None = None) -> None:
    """Check all rounds up to the given one, by default the last that is over, and show the result with the seals of
    the deals that are not opened yet. Before the first round is over these are all there is.

    Raises:
        TableNotFound, NoRoundOver, RoundNotOver
    """
    record = await record_here(context, table)
    try:
        proof = await context.services.proofs.proof(table, number)
    except NoRoundOver:
        if number is not None or not kept_seals(context.texts, record, 0):
            raise
        await context.show_new(seals_message(context.texts, record))
    else:
        await context.show_new(proof_message(context.texts, record, proof))


def seals_message(texts: Texts, record: TableRecord) -> Message:
    """Return the message on a match of which no round is over: the seals of its deals."""
    embed = discord.Embed(
        title=texts("proof-title", table=table_name(texts, record)),
        description=texts("proof-nothing-over"),
        colour=colours.PLAIN,
    )
    _add_kept_seals(texts, embed, record, 0)
    return of_embed(embed)


def _add_kept_seals(texts: Texts, embed: discord.Embed, record: TableRecord, after: int) -> None:
    lines = kept_seals(texts, record, after)
    if lines:
        told = "\n".join([*lines, texts("proof-keep")])
        embed.add_field(name=texts("proof-to-come"), value=limits.cut(told, limits.FIELD_VALUE), inline=False)


def proof_message(texts: Texts, record: TableRecord, proof: Proof) -> Message:
    """Return the message on the proof, with the seal of its last round opened."""
    embed = discord.Embed(
        title=texts("proof-title", table=table_name(texts, record)),
        description="\n".join(
            [
                verdict(texts, proof),
                "",
                *limits.whole_lines(proof_lines(texts, proof), limits.DESCRIPTION - 800),
            ]
        ),
        colour=colours.PLAIN,
    )
    last = proof.rounds[-1]
    embed.add_field(
        name=texts("proof-opened", round=str(last.number)),
        value=limits.cut("\n".join(_opened(texts, record, last)), limits.FIELD_VALUE),
        inline=False,
    )
    _add_kept_seals(texts, embed, record, last.number)
    embed.add_field(name=texts("proof-limits"), value="\n".join(limits_lines(texts)), inline=False)
    rows = [[EXPORT_JSON.button(texts("button-export-json"), record.id)]]
    return of_embed(embed, rows)


def _opened(texts: Texts, record: TableRecord, one: RoundProof) -> list[str]:
    key = "proof-seal" if one.is_sealed else "proof-resealed" if one.before else "proof-no-seal"
    before = texts.listed([f"`{whole_seal(seal)}`" for seal in one.before])
    lines = [texts(key, commitment=whole_seal(one.commitment), before=before)]
    lines.append(texts("proof-secret", secret=whole_seal(one.secret)))
    lines.append(cut_words(texts, record, one.cut, one.places) or texts("proof-no-cut"))
    return lines


@clickable(VERIFY)
async def verify(click: Click) -> None:
    """Check a match up to one of its rounds."""
    await show_proof(click, click.table, click.id.args[0] or None)
