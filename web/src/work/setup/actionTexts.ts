import type { TextKey } from '../../../../shared/core/text/text.ts'
import type { SetupAction } from '../../../../shared/work/setup/setupItem.ts'
import type { setupTexts } from '../../../../shared/work/setup/texts.ts'

/** The words on the button of each action. */
export const actionTexts = {
  confirmContact: 'action.contact',
  confirmAddress: 'action.address',
  confirmStorage: 'action.storage',
  acceptAllCategories: 'action.categories',
  confirmCapacity: 'action.capacity',
  workWithoutDrivers: 'action.drivers',
  turnOnNotifications: 'action.notifications',
} as const satisfies Record<SetupAction, TextKey<typeof setupTexts>>
