import { createHash } from 'node:crypto'
import type { Donation } from '../../shared/donation/donation.ts'
import { refusals } from '../../shared/text/refusals.ts'
import { type Run, runOf } from '../../shared/transport/report.ts'
import { donationOfRun } from '../../shared/transport/search.ts'
import { donationShape } from '../donations/donationShape.ts'
import type { PublicContext } from '../http/context.ts'
import { HttpFault, notFound } from '../http/fault.ts'
import { donationKeys } from '../table/keys/donations.ts'
import { transportKeys } from '../table/keys/transport.ts'
import type { Key } from '../table/shape.ts'
import { opens, StoredCode } from './accessCode.ts'

/**
 * A driver's way in. Wrong codes are counted by address and by run, and too many are answered 429 instead of 404; a right
 * code is never held up by the wrong ones of others.
 */

const minute = 60_000
const limits = { address: { max: 20, span: 10 * minute }, run: { max: 200, span: 60 * minute } } as const

/** An address is a person's: only its hash is kept, until the span is over. */
const nameOf = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 22)

type Opening = Pick<PublicContext<{ id: number }>, 'input' | 'accessCode' | 'address' | 'now' | 'language' | 'table'>

async function refuseWrongCode({ input, address, now, language, table }: Opening): Promise<never> {
  const count = (span: number, keyOf: (nth: number) => Key) => {
    const nth = Math.floor(now.getTime() / span)
    return table.countUp(keyOf(nth), Math.ceil(((nth + 1) * span) / 1000))
  }
  const [byAddress, byRun] = await Promise.all([
    count(limits.address.span, (nth) => transportKeys.wrongCodesFrom(nameOf(address), nth)),
    count(limits.run.span, (nth) => transportKeys.wrongCodesFor(input.id, nth)),
  ])
  if (byAddress > limits.address.max || byRun > limits.run.max)
    throw new HttpFault(429, refusals[language].tooManyWrongCodes)
  throw notFound()
}

/** The run that the code opens. */
export async function openRun(context: Opening): Promise<{ donation: Donation; run: Run }> {
  const { input, accessCode, now } = context
  const { donation, code } = await context.table.getEach({
    donation: { at: donationKeys.donation(donationOfRun(input.id)), as: donationShape.schema },
    code: { at: transportKeys.code(input.id), as: StoredCode },
  })
  const run = donation && runOf(donation, input.id)
  if (!opens(accessCode, code, now) || !donation || !run) return refuseWrongCode(context)
  return { donation, run }
}
