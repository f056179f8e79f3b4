import { type RolePrefix, rolePrefixes } from '../../shared/access.ts'
import type { app } from '../../shared/text/app.ts'
import type { TextKey } from '../../shared/text/text.ts'
import { jumps } from './app/legacy.ts'
import type { MenuIcon } from './app/menuIcons.ts'
import { matchPlace, type Place, placeIn } from './app/place.ts'
import type { Route, Screenful, Usual } from './app/router.ts'
import { firstPickupsQuery } from './dashboard/pickupsQuery.ts'
import { queryOf } from './data/query.ts'
import { firstGridQuestion, gridPrefixes } from './donations/grid/gridQuestion.ts'
import { firstMessagesQuestion } from './messages/firstMessagesQuestion.ts'
import { firstHistoryQuestion } from './offers/historyQuestion.ts'
import { paths, splitAddress } from './paths.ts'
import { firstReceiptsQuestion } from './receipts/receiptsQuestion.ts'

/**
 * Every screen behind the sign-in: where it is, who sees it, which file shows it and how the navigation names it. A new
 * screen is a row here and a page file; every page is loaded when it is first opened.
 */
export interface Screen {
  /** Places inside the prefix's hash (decision 6: state a.b.c is `#/a/b/c`). */
  at: readonly [string, ...string[]]
  page: `./${string}.tsx`
  prefixes: readonly RolePrefix[]
  title: TextKey<typeof app>
  /** What the page asks for at first, with no input but the place's `:names`; it is asked for before the page has arrived. */
  early?: readonly `/api/${string}`[]
  /** What its list asks as it opens: asked for early, too, unless the person has narrowed it down. */
  usual?: Omit<Usual, 'ask'> & { ask: (zone: string, today: string, prefix: RolePrefix) => readonly string[] }
  /** In the navigation, in the order of the rows; without it the screen is reached from others. */
  menu?: {
    to: (prefix: RolePrefix) => string
    icon: MenuIcon
    /** Screens about the person stand in the account's menu, not in the rail. */
    group: 'work' | 'receipts' | 'messages' | 'account'
    badge?: 'MessageCount' | 'PendingRealTimeReceipts'
    /** One of the few in the bar at the bottom of a phone. */
    onPhone?: boolean
  }
}

const asked = (path: `/api/${string}`, question: object) => `${path}?${queryOf({ ...question })}`

const everyone = [...new Set(Object.values(rolePrefixes))]

export const screens: readonly Screen[] = [
  {
    at: ['/app/current'],
    page: './dashboard/DashboardPage.tsx',
    prefixes: ['Agency'],
    title: 'dashboard',
    early: ['/api/agencies/current/donations/newinprogress', '/api/AgencyDashboard'],
    usual: {
      days: 'entity',
      ask: (_, today) => [asked('/api/AgencyDashboard/pickups', firstPickupsQuery(today))],
    },
    menu: { to: paths.dashboard, icon: 'dashboard', group: 'work', onPhone: true },
  },
  {
    at: ['/app/realtime', '/app/realtime/in-progress'],
    page: './donations/grid/StatusGridPage.tsx',
    prefixes: gridPrefixes,
    title: 'donations',
    early: ['/api/realtime/status/types'],
    usual: {
      days: 'person',
      ask: (zone, today, prefix) => [asked(`/api/${prefix}RealTimeGrid`, firstGridQuestion(zone, today))],
    },
    menu: { to: paths.statusGrid, icon: 'localShipping', group: 'work', onPhone: true },
  },
  {
    at: ['/app/realtime/transaction/:id'],
    page: './donations/TransactionPage.tsx',
    prefixes: everyone,
    title: 'donation',
    early: ['/api/realtime/transactions/:id'],
  },
  {
    at: ['/app/foodbank-donor-post/getting-started'],
    page: './donations/post/PostPage.tsx',
    prefixes: ['FoodBank', 'Donor'],
    title: 'postDonation',
    early: ['/api/donorlocations/associated', '/api/realtime/donationcategories', '/api/realtime/storagerequirements'],
    menu: { to: (prefix) => paths.donorPost(prefix), icon: 'addCircle', group: 'work', onPhone: true },
  },
  {
    at: ['/app/donor-adhoc-close'],
    page: './donations/close/ClosePage.tsx',
    prefixes: ['FoodBank', 'Donor'],
    title: 'closeDonation',
  },
  {
    at: ['/app/current/agency/realtime/list/active'],
    page: './offers/ActiveListPage.tsx',
    prefixes: ['Agency'],
    title: 'offers',
    early: ['/api/agencies/current/donations/newinprogress'],
    menu: { to: paths.agencyActiveList, icon: 'localShipping', group: 'work', onPhone: true },
  },
  {
    at: ['/app/current/agency/realtime/list/historical'],
    page: './offers/HistoryPage.tsx',
    prefixes: ['Agency'],
    title: 'history',
    usual: {
      days: 'entity',
      ask: (zone, today) => [asked('/api/AgencyRealTimeGrid', firstHistoryQuestion(zone, today))],
    },
    menu: { to: paths.agencyHistory, icon: 'history', group: 'work' },
  },
  // A food bank answers here for its own master agency.
  {
    at: ['/app/current/agency/realtime/:id'],
    page: './offers/OfferPage.tsx',
    prefixes: ['Agency', 'FoodBank'],
    title: 'offer',
    early: ['/api/agencies/current/matches/:id'],
  },
  {
    at: ['/app/agency-adhoc-newandinprogress'],
    page: './receipts/PendingReceiptsPage.tsx',
    prefixes: ['Agency'],
    title: 'pendingReceipts',
    early: ['/api/agencies/current/donations/newinprogress'],
    menu: {
      to: paths.pendingReceipts,
      icon: 'factCheck',
      group: 'receipts',
      badge: 'PendingRealTimeReceipts',
      onPhone: true,
    },
  },
  {
    at: ['/app/receipts/new'],
    page: './receipts/NewReceiptPage.tsx',
    prefixes: ['Agency', 'FoodBank'],
    title: 'newReceipt',
    menu: { to: (prefix) => paths.newReceipt(prefix), icon: 'noteAdd', group: 'receipts' },
  },
  {
    at: ['/app/receipts/previous-submissions'],
    page: './receipts/ReceiptsPage.tsx',
    prefixes: ['Agency', 'FoodBank'],
    title: 'receipts',
    usual: { days: 'entity', ask: (zone, today) => [asked('/api/receipts', firstReceiptsQuestion(zone, today))] },
    menu: { to: paths.receipts, icon: 'receiptLong', group: 'receipts' },
  },
  {
    at: ['/app/receipts/load'],
    page: './receipts/LoadReceiptPage.tsx',
    prefixes: ['Agency', 'FoodBank'],
    title: 'newReceipt',
  },
  {
    at: ['/app/message-summary'],
    page: './messages/MessagesPage.tsx',
    prefixes: everyone,
    title: 'messages',
    usual: {
      days: 'person',
      ask: (zone) => [asked('/api/receivedmessagesgrid', firstMessagesQuestion(zone))],
    },
    menu: {
      to: (prefix) => paths.messages(prefix),
      icon: 'mail',
      group: 'messages',
      badge: 'MessageCount',
      onPhone: true,
    },
  },
  {
    at: ['/app/current/:prefix/messages/view'],
    page: './messages/MessagePage.tsx',
    prefixes: everyone,
    title: 'message',
  },
  { at: ['/app/compose-message'], page: './messages/ComposePage.tsx', prefixes: everyone, title: 'compose' },
  {
    at: ['/app/realtime-settings'],
    page: './foodbanks/SettingsPage.tsx',
    prefixes: ['FoodBank'],
    title: 'realtimeSettings',
    early: ['/api/foodbanks/current/settings'],
    menu: { to: paths.realtimeSettings, icon: 'tune', group: 'work' },
  },
  {
    at: ['/app/notifications'],
    page: './app/NotificationsPage.tsx',
    prefixes: everyone,
    title: 'notifications',
    early: ['/api/session/notifications'],
    menu: { to: paths.notifications, icon: 'notifications', group: 'account' },
  },
]

/** Only pages whose file exists have a place: no link leads to a screen that is not there. */
const pages = import.meta.glob<Screenful>('./**/*Page.tsx')
export const pageOf = (screen: Screen): (() => Promise<Screenful>) | undefined => pages[screen.page]
export const screensOf = (prefix: RolePrefix) =>
  screens.filter((screen) => screen.prefixes.includes(prefix) && pageOf(screen) !== undefined)
export const menuOf = (prefix: RolePrefix) =>
  screensOf(prefix).flatMap((screen) => (screen.menu ? [{ ...screen, menu: screen.menu }] : []))

/** Who is signed in is asked for on every screen. */
export const sessionAddress = '/api/session'

/** Each place of a role's screens. */
export const routesOf = (prefix: RolePrefix): readonly Route[] =>
  screensOf(prefix).flatMap((screen) => {
    const load = pageOf(screen)
    const { early, usual } = screen
    const first: Pick<Route, 'early' | 'usual'> = {
      ...(early ? { early } : {}),
      ...(usual ? { usual: { ...usual, ask: (zone, today) => usual.ask(zone, today, prefix) } } : {}),
    }
    return load ? screen.at.map((at) => ({ at, load, ...first })) : []
  })

/** Older places of a role, and those that stand in for them. */
export const movedOf = (prefix: RolePrefix): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(jumps).map(([place, to]) => [place, splitAddress(to(prefix)).inside]))

/** What a place will show, before any of the app is there. */
export function routeAt(prefix: RolePrefix, place: Place): Route | undefined {
  const { pathname } = placeIn(movedOf(prefix)[place.pathname] ?? place.pathname)
  for (const route of routesOf(prefix)) {
    const params = matchPlace(route.at, pathname)
    if (params === undefined) continue
    const filled = (address: string) => address.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
    return { ...route, ...(route.early ? { early: route.early.map(filled) } : {}) }
  }
  return undefined
}
