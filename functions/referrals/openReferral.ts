import type { CustomerInvitation } from '../../shared/customerInvitation/customerInvitation.ts'
import type { PublicContext } from '../http/context.ts'
import { refuseWrongCode } from '../http/wrongCode.ts'
import { referralByCode } from '../invitations/customerInvitationTable.ts'
import { customerInvitationKeys } from '../table/keys/invitations.ts'

type Opening = Pick<PublicContext<{ code: string }>, 'input' | 'address' | 'now' | 'language'>

/** The invitation of the code; wrong codes are counted, and too many answered 429. */
export async function openReferral(context: Opening): Promise<CustomerInvitation> {
  const invitation = await referralByCode(context.input.code)
  return invitation ?? refuseWrongCode(context, customerInvitationKeys.wrongCodes)
}
