import * as z from 'zod/mini'
import { isRefusal } from '../../../shared/core/answer.ts'
import * as invitations from '../../../shared/pantry/invitations/api.ts'
import { chunksOf } from '../../core/chunks.ts'
import { addInParts, earlierParts } from '../../core/http/addInParts.ts'
import { endpoint } from '../../core/http/http.ts'
import { counterKey } from '../../core/table/ids.ts'
import { maxWrites } from '../../core/table/write.ts'
import { bulkContacts, type GoodRow, goodRows, resultsOf } from './bulkRows.ts'
import { invitedInFile, invitedInFileWrite } from './invitedInFile.ts'
import { checkedOffer, newInvitationWrites } from './inviting.ts'

/** The idempotency key's item, and of each row three writes, of a file's a mark as well. */
const partSize = (isOfFile: boolean) => Math.floor((maxWrites - 1) / (isOfFile ? 4 : 3))

/** The places of a part's rows that the file had invited before; null for none. */
const InvitedBefore = z.nullable(z.array(z.int()))

/** Other batches of the file may invite the same contacts at the same time. */
const retries = 5

/** Invites in transactions of up to 33. The queue brings one message an invitation to the function that sends. */
export const handler = endpoint(invitations.sendBulkInvitations, async (context) => {
  const { input, caller, language, table, now } = context
  const offer = await checkedOffer(input, caller)
  if (isRefusal(offer)) return offer
  const contacts = bulkContacts(input.Invitations)
  const file = input.FileID === undefined ? undefined : { ID: input.FileID, EntityID: caller.EntityID }
  const parts = chunksOf(goodRows(contacts), partSize(file !== undefined))
  const stored = { ...context, schema: InvitedBefore }
  const earlier = parts.length > 1 ? await earlierParts(stored) : new Map<number, number[] | null>()
  const make = async (rows: readonly GoodRow[]) => {
    const isBefore =
      file &&
      (await invitedInFile(
        file,
        rows.map(({ contact }) => contact),
      ))
    const fresh = rows.filter((_, index) => !isBefore?.[index])
    const before = rows.filter((_, index) => isBefore?.[index]).map(({ at }) => at)
    const first = fresh.length > 0 ? await table.nextBlock(counterKey('customerInvitation'), fresh.length) : 0
    const writes = fresh.flatMap(({ contact }, index) => [
      ...newInvitationWrites(first + index, contact, offer, context),
      ...(file ? [invitedInFileWrite(file, contact, now)] : []),
    ])
    return { writes, answer: before.length > 0 ? before : null }
  }
  const responseOf = (answers: readonly (number[] | null)[]) =>
    resultsOf(contacts, new Set(answers.flatMap((before) => before ?? [])), language)
  return responseOf(await addInParts(parts, { ...stored, earlier, make, responseOf, retries }))
})
