import type { CustomerInvitation } from '../../../shared/pantry/invitations/customerInvitation.ts'
import type { PublicContext } from '../../core/http/context.ts'
import { refuseWrongCode } from '../../core/http/wrongCode.ts'
import { customerInvitationKeys } from '../../core/table/keys/invitations.ts'
import { referralByCode } from '../invitations/customerInvitationTable.ts'

type Opening = Pick<PublicContext<{ code: string }>, 'input' | 'address' | 'now' | 'language'>

/** The invitation of the code; wrong codes are counted, and too many answered 429. */
export async function openReferral(context: Opening): Promise<CustomerInvitation> {
  const invitation = await referralByCode(context.input.code)
  return invitation ?? refuseWrongCode(context, customerInvitationKeys.wrongCodes)
}
