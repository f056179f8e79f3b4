import type { Role, RolePrefix } from '../../shared/core/access.ts'
import type { Screen } from './core/app/screen.ts'
import { agencyScreens } from './network/agencies/routes.tsx'
import { donorLocationScreens, donorScreens } from './network/donors/routes.tsx'
import { foodbankScreens } from './network/foodbanks/routes.tsx'
import { networkScreens } from './network/groups/routes.tsx'
import { peopleScreens } from './network/people/routes.tsx'
import { appScreens } from './network/session/routes.tsx'
import { customerScreens } from './pantry/customers/routes.tsx'
import { erpScreens } from './pantry/erp/routes.tsx'
import { invitationScreens } from './pantry/invitations/routes.tsx'
import { limitScreens } from './pantry/limits/routes.tsx'
import { locationScreens } from './pantry/locations/routes.tsx'
import { lockerScreens } from './pantry/lockers/routes.tsx'
import { orderingScreens } from './pantry/ordering/routes.tsx'
import { orderScreens } from './pantry/orders/routes.tsx'
import { customerReportScreens } from './pantry/pantryReports/routes.tsx'
import { inventoryScreens } from './pantry/products/routes.tsx'
import { deliveryProgramScreens } from './pantry/programs/routes.tsx'
import { receiptListScreens, stockScreens } from './pantry/stock/routes.tsx'
import { storageScreens } from './pantry/storage/routes.tsx'
import { tabletScreens } from './pantry/tablet/routes.tsx'
import { tagScreens } from './pantry/tags/routes.tsx'
import { windowScreens } from './pantry/windows/routes.tsx'
import { donationScreens } from './rescue/donations/routes.tsx'
import { distributorScreens } from './rescue/loads/routes.tsx'
import { offerScreens } from './rescue/offers/routes.tsx'
import { providerScreens } from './rescue/providers/routes.tsx'
import { receiptScreens } from './rescue/receipts/routes.tsx'
import { changeScreens } from './work/changes/routes.tsx'
import { dashboardScreens } from './work/dashboard/routes.tsx'
import { homeScreens, pantryTodayScreens } from './work/home/routes.tsx'
import { importScreens } from './work/imports/routes.tsx'
import { jobScreens } from './work/jobs/routes.tsx'
import { messageScreens } from './work/messages/routes.tsx'
import { reportScreens } from './work/reports/routes.tsx'
import { setupScreens } from './work/setup/routes.tsx'
import { impactScreens, totalsScreens } from './work/totals/routes.tsx'

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
  ...pantryTodayScreens,
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
    .flatMap((screen) => {
      const { menu, paths } = screen
      return menu ? [{ ...screen, menu: { to: (of: RolePrefix) => `/${of}#${paths[0]}`, ...menu } }] : []
    })
    .filter(({ menu: { roles } }) => role === undefined || roles === undefined || roles.includes(role))
