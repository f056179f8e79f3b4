import type { Donation } from '../../../shared/rescue/donations/donation.ts'
import { donationOfRun } from '../../../shared/rescue/donations/pickup/search.ts'
import { type Run, runOf } from '../../../shared/rescue/transport/report.ts'
import type { PublicContext } from '../../core/http/context.ts'
import { refuseWrongCode } from '../../core/http/wrongCode.ts'
import { donationKeys } from '../../core/table/keys/donations.ts'
import { transportKeys } from '../../core/table/keys/transport.ts'
import { donationShape } from '../donations/donationShape.ts'
import { opens, StoredCode } from './accessCode.ts'

/** A driver's way in. */

type Opening = Pick<PublicContext<{ id: number }>, 'input' | 'accessCode' | 'address' | 'now' | 'language' | 'table'>

/** The run that the code opens. */
export async function openRun(context: Opening): Promise<{ donation: Donation; run: Run }> {
  const { input, accessCode, now } = context
  const { donation, code } = await context.table.getEach({
    donation: { at: donationKeys.donation(donationOfRun(input.id)), as: donationShape.schema },
    code: { at: transportKeys.code(input.id), as: StoredCode },
  })
  const run = donation && runOf(donation, input.id)
  if (!opens(accessCode, code, now) || !donation || !run)
    return refuseWrongCode(context, (nth) => transportKeys.wrongCodesFor(input.id, nth))
  return { donation, run }
}
