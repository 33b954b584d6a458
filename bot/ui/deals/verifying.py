"""Proofs by ``/verify``: a match is replayed from the store, and the seals of its deals are opened."""

import discord

from bot.service.deals.verifying import Proof, RoundProof
from bot.service.ids import TableId
from bot.service.matches.record import TableRecord
from bot.ui.deals.proof_presenter import limits_lines, proof_lines, verdict
from bot.ui.tables.buttons import EXPORT_JSON, VERIFY
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import Message, of_embed
from bot.ui.words.names import table_name
from bot.ui.words.seals import cut_words, whole_seal


async def show_proof(context: InteractionContext, table: TableId, number: int | None = None) -> None:
    """Check all rounds up to the given one, by default the last that is over, and show the result.

    Raises:
        TableNotFound, NoRoundOver, RoundNotOver
    """
    record = await record_here(context, table)
    proof = await context.services.proofs.proof(table, number)
    await context.show_new(proof_message(context.texts, record, proof))


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
