import type { Donation } from '../../shared/donation/donation.ts'
import { refusals } from '../../shared/text/refusals.ts'
import { type Run, runOf } from '../../shared/transport/report.ts'
import { donationOfRun } from '../../shared/transport/search.ts'
import { donationShape } from '../donations/donationShape.ts'
import type { PublicContext } from '../http/context.ts'
import { HttpFault, notFound } from '../http/fault.ts'
import { addressHash, isOverLimit } from '../http/throttle.ts'
import { donationKeys } from '../table/keys/donations.ts'
import { transportKeys } from '../table/keys/transport.ts'
import { opens, StoredCode } from './accessCode.ts'

/**
 * A driver's way in. Wrong codes are counted by address and by run, and too many are answered 429 instead of 404; a right
 * code is never held up by the wrong ones of others.
 */

const minute = 60_000
const limits = { address: { max: 20, spanMs: 10 * minute }, run: { max: 200, spanMs: 60 * minute } } as const

type Opening = Pick<PublicContext<{ id: number }>, 'input' | 'accessCode' | 'address' | 'now' | 'language' | 'table'>

async function refuseWrongCode({ input, address, now, language, table }: Opening): Promise<never> {
  const sender = addressHash(address)
  const [fromAddress, forRun] = await Promise.all([
    isOverLimit(table, limits.address, now, (nth) => transportKeys.wrongCodesFrom(sender, nth)),
    isOverLimit(table, limits.run, now, (nth) => transportKeys.wrongCodesFor(input.id, nth)),
  ])
  if (fromAddress || forRun) throw new HttpFault(429, refusals[language].tooManyWrongCodes)
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
