import * as z from 'zod/mini'

/** The items of the setup checklist as they travel; apart from the rules, which a screen doesn't load. */

export const setupItemNames = [
  'contact',
  'address',
  'hours',
  'storage',
  'categories',
  'capacity',
  'drivers',
  'notifications',
  'secondPerson',
  'firstOffer',
] as const
export type SetupItemName = (typeof setupItemNames)[number]

/**
 * Actions in the list itself. `confirm…` says that the stored data is right; `acceptAllCategories` and
 * `turnOnNotifications` change the configuration; `workWithoutDrivers` says that nobody is named for pickups.
 */
export const setupActions = [
  'confirmContact',
  'confirmAddress',
  'confirmStorage',
  'acceptAllCategories',
  'confirmCapacity',
  'workWithoutDrivers',
  'turnOnNotifications',
] as const
export type SetupAction = (typeof setupActions)[number]

export const SetupItem = z.object({
  Name: z.enum(setupItemNames),
  /** State of the web app in which the item is completed, `app.notifications`; empty when its action does all. */
  RequestedState: z.string(),
  /** Action of `performSetupAction`; empty when there is none, or nothing is left to do. */
  RequestedAction: z.string(),
  IsComplete: z.boolean(),
  /** Present configuration, in the caller's language; empty when nothing is. */
  Detail: z.string(),
})
export type SetupItem = z.infer<typeof SetupItem>

/** Completed items divided by all items, in whole percent. */
export const percentComplete = (items: readonly Pick<SetupItem, 'IsComplete'>[]) =>
  items.length === 0 ? 0 : Math.round((items.filter((item) => item.IsComplete).length / items.length) * 100)

export const isSetupAction = (name: string): name is SetupAction => (setupActions as readonly string[]).includes(name)
