import type { Donation } from '../../../shared/rescue/donations/donation.ts'
import type { EmailContext } from '../../../shared/rescue/donations/mail/emailRows.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { findEntity } from '../../network/organizations/entityTable.ts'

/** Content of e-mails about a donation for every reader. */

export async function loadEmailContext(donation: Donation): Promise<EmailContext> {
  const [location, foodBank] = await Promise.all([
    findEntity('donorLocation', donation.DonorLocation.ID),
    findEntity('foodBank', donation.FoodBank.ID),
  ])
  return { donation, location, foodBank, webUrl: webUrl() }
}
