import type { Donation } from '../../shared/donation/donation.ts'
import type { EmailContext } from '../../shared/notification/emailRows.ts'
import { entityOf } from '../entities/entityTable.ts'
import { webUrl } from './webUrl.ts'

/** What e-mails about a donation say, whoever reads them. */

export async function emailContextOf(donation: Donation): Promise<EmailContext> {
  const [location, foodBank] = await Promise.all([
    entityOf('donorLocation', donation.DonorLocation.ID),
    entityOf('foodBank', donation.FoodBank.ID),
  ])
  return { donation, location, foodBank, webUrl: webUrl() }
}
