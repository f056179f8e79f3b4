import { matchPath } from 'react-router'
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
import { handOverScreens, homeScreens, pantryTodayScreens } from './work/home/routes.tsx'
import { importScreens } from './work/imports/routes.tsx'
import { jobScreens } from './work/jobs/routes.tsx'
import { messageScreens } from './work/messages/routes.tsx'
import { reportScreens } from './work/reports/routes.tsx'
import { setupScreens } from './work/setup/routes.tsx'
import { withPantryNext } from './work/setup/withPantryNext.tsx'
import { impactScreens, totalsScreens } from './work/totals/routes.tsx'
import { translationScreens } from './work/translations/routes.tsx'

/** The two halves of the work. Who has both sees one at a time. */
export type WorkHalf = 'rescue' | 'pantry'

/** Screens of each half, and those of both, in the order of the navigation. Each area lists its own in its `routes.tsx`. */
const rescueScreens: readonly Screen[] = [
  ...dashboardScreens,
  ...homeScreens,
  ...totalsScreens,
  ...donationScreens,
  ...offerScreens,
  ...distributorScreens,
  ...receiptScreens,
  ...receiptListScreens,
  ...reportScreens,
  ...impactScreens,
  ...networkScreens,
  ...agencyScreens,
  ...donorScreens,
  ...donorLocationScreens,
  ...setupScreens,
  ...translationScreens,
  ...providerScreens,
  ...foodbankScreens,
]
const hasNextStep: readonly Screen['title'][] = ['pickupLocations', 'products']
const pantryScreens: readonly Screen[] = [
  ...pantryTodayScreens,
  ...orderScreens,
  ...handOverScreens,
  ...customerScreens,
  ...invitationScreens,
  ...customerReportScreens,
  ...inventoryScreens,
  ...stockScreens,
  ...locationScreens,
  ...windowScreens,
  ...deliveryProgramScreens,
  ...storageScreens,
  ...limitScreens,
  ...tagScreens,
  ...erpScreens,
  ...orderingScreens,
  ...lockerScreens,
].map((screen) => (screen.menu && hasNextStep.includes(screen.title) ? withPantryNext(screen) : screen))
const sharedScreens: readonly Screen[] = [
  ...messageScreens,
  ...peopleScreens,
  ...importScreens,
  ...changeScreens,
  ...jobScreens,
  ...appScreens,
  ...tabletScreens,
]

/** Every screen behind the sign-in. */
export const screens: readonly Screen[] = [...rescueScreens, ...pantryScreens, ...sharedScreens]

const halfOf = (screen: Screen): WorkHalf | undefined => {
  if (rescueScreens.includes(screen)) return 'rescue'
  return pantryScreens.includes(screen) ? 'pantry' : undefined
}

export const screensOf = (prefix: RolePrefix) => screens.filter((screen) => screen.prefixes.includes(prefix))

/** The half of the screen at an address; none of a screen that belongs to both. */
export function halfAt(prefix: RolePrefix, pathname: string): WorkHalf | undefined {
  const found = screensOf(prefix).find(({ paths }) => paths.some((path) => matchPath(path, pathname)))
  return found && halfOf(found)
}

/** The entries of a prefix; with a role, those that the role sees. */
export const menuOf = (prefix: RolePrefix, role?: Role) =>
  screensOf(prefix)
    .flatMap((screen) => {
      const { menu, paths } = screen
      return menu
        ? [{ ...screen, half: halfOf(screen), menu: { to: (of: RolePrefix) => `/${of}#${paths[0]}`, ...menu } }]
        : []
    })
    .filter(({ menu: { roles } }) => role === undefined || roles === undefined || roles.includes(role))
export type RailEntry = ReturnType<typeof menuOf>[number]

export const halvesOf = (prefix: RolePrefix): readonly WorkHalf[] =>
  (['rescue', 'pantry'] as const).filter((half) => menuOf(prefix).some((entry) => entry.half === half))

const isOfHalf = (half: WorkHalf) => (entry: RailEntry) => entry.half === undefined || entry.half === half

/** Maximum of entries that stand open; with more, those of the set-up are folded. */
export const maxOpenEntries = 12

/** The entries of a half as the navigation shows them: `open` in their groups, and `folded` into one that opens. */
export function railOf(prefix: RolePrefix, role: Role, half: WorkHalf) {
  const own = menuOf(prefix, role).filter(isOfHalf(half))
  const entries = own.filter(({ menu }) => menu.group !== 'account')
  const isSetup = ({ menu }: RailEntry) => menu.group === 'setup'
  if (entries.length <= maxOpenEntries) return { open: entries, folded: [] }
  return { open: entries.filter((entry) => !isSetup(entry)), folded: entries.filter(isSetup) }
}

/** A half's few entries at the bottom of a phone. */
export const phoneMenuOf = (prefix: RolePrefix, half: WorkHalf) =>
  menuOf(prefix)
    .filter(isOfHalf(half))
    .filter(({ menu: { onPhone } }) => onPhone === true || onPhone?.includes(prefix))
