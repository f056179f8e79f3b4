import type { Role, RolePrefix } from '../../shared/access.ts'
import { agencyScreens } from './agencies/routes.tsx'
import { appScreens } from './app/routes.tsx'
import type { Screen } from './app/screen.ts'
import { changeScreens } from './changes/routes.tsx'
import { customerReportScreens } from './customerReports/routes.tsx'
import { customerScreens } from './customers/routes.tsx'
import { dashboardScreens } from './dashboard/routes.tsx'
import { deliveryProgramScreens } from './deliveryprograms/routes.tsx'
import { distributorScreens } from './distributors/routes.tsx'
import { donationScreens } from './donations/routes.tsx'
import { donorLocationScreens, donorScreens } from './donors/routes.tsx'
import { erpScreens } from './erp/routes.tsx'
import { foodbankScreens } from './foodbanks/routes.tsx'
import { homeScreens } from './home/routes.tsx'
import { importScreens } from './imports/routes.tsx'
import { inventoryScreens } from './inventory/routes.tsx'
import { invitationScreens } from './invitations/routes.tsx'
import { jobScreens } from './jobs/routes.tsx'
import { limitScreens } from './limits/routes.tsx'
import { locationScreens } from './locations/routes.tsx'
import { lockerScreens } from './lockers/routes.tsx'
import { messageScreens } from './messages/routes.tsx'
import { networkScreens } from './network/routes.tsx'
import { offerScreens } from './offers/routes.tsx'
import { orderingScreens } from './ordering/routes.tsx'
import { orderScreens } from './orders/routes.tsx'
import { peopleScreens } from './people/routes.tsx'
import { providerScreens } from './providers/routes.tsx'
import { receiptScreens } from './receipts/routes.tsx'
import { reportScreens } from './reports/routes.tsx'
import { setupScreens } from './setup/routes.tsx'
import { receiptListScreens, stockScreens } from './stock/routes.tsx'
import { storageScreens } from './storage/routes.tsx'
import { tabletScreens } from './tablet/routes.tsx'
import { tagScreens } from './tags/routes.tsx'
import { impactScreens, totalsScreens } from './totals/routes.tsx'
import { windowScreens } from './windows/routes.tsx'

/** Every screen behind the sign-in, in the order of the navigation. Each area lists its own in its `routes.tsx`. */
export const screens: readonly Screen[] = [
  ...dashboardScreens,
  ...homeScreens,
  ...donationScreens,
  ...totalsScreens,
  ...offerScreens,
  ...distributorScreens,
  ...receiptScreens,
  ...receiptListScreens,
  ...setupScreens,
  ...reportScreens,
  ...customerScreens,
  ...orderScreens,
  ...invitationScreens,
  ...inventoryScreens,
  ...stockScreens,
  ...limitScreens,
  ...tagScreens,
  ...locationScreens,
  ...windowScreens,
  ...deliveryProgramScreens,
  ...storageScreens,
  ...erpScreens,
  ...customerReportScreens,
  ...orderingScreens,
  ...lockerScreens,
  ...messageScreens,
  ...peopleScreens,
  ...changeScreens,
  ...networkScreens,
  ...foodbankScreens,
  ...agencyScreens,
  ...donorScreens,
  ...impactScreens,
  ...donorLocationScreens,
  ...providerScreens,
  ...jobScreens,
  ...importScreens,
  ...appScreens,
  ...tabletScreens,
]

export const screensOf = (prefix: RolePrefix) => screens.filter((screen) => screen.prefixes.includes(prefix))

/** The few entries at the bottom of a phone. */
export const phoneMenuOf = (prefix: RolePrefix) =>
  menuOf(prefix).filter(({ menu: { onPhone } }) => onPhone === true || onPhone?.includes(prefix))

/** The entries of a prefix; with a role, those that the role sees. */
export const menuOf = (prefix: RolePrefix, role?: Role) =>
  screensOf(prefix)
    .flatMap((screen) => (screen.menu ? [{ ...screen, menu: screen.menu }] : []))
    .filter(({ menu: { roles } }) => role === undefined || roles === undefined || roles.includes(role))
