import * as z from 'zod/mini'
import { eventDefinition } from '../../core/event.ts'
import { ID } from '../../core/schema/fields.ts'
import type { RecipientGroup } from './recipientGroup.ts'

/** The events of the organizations of the network. */
export const entityEvents = {
  EntityRenamed: eventDefinition(
    'EntityRenamed',
    'An agency, a donor or another organization has a new name; what shows a copy of the name follows.',
    z.object({ Name: z.string() }),
    { Name: 'Harbor Light Pantry' },
  ),
  EntityGroupsChanged: eventDefinition(
    'EntityGroupsChanged',
    'An organization works with other organizations than before, as a donor that gives to one more food bank; who may write to its people follows.',
    z.object({
      /** Those that it joined and those that it left. */
      Groups: z.array(ID),
    }),
    { Groups: [20] },
  ),
}

/** Events of a renamed organization; nothing when the name stays. */
export const renamed = (before: { readonly Name: string }, { Name }: { readonly Name: string }) =>
  before.Name === Name ? [] : [{ type: entityEvents.EntityRenamed.type, detail: { Name } }]

/** Events of an organization that is in other groups now; nothing when they stay. */
export function regrouped(before: readonly RecipientGroup[], after: readonly RecipientGroup[]) {
  const changed = [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))]
  const Groups = changed.filter((id) => id !== 'network')
  return Groups.length === 0 ? [] : [{ type: entityEvents.EntityGroupsChanged.type, detail: { Groups } }]
}
