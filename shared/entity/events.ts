import * as z from 'zod/mini'
import { eventDefinition } from '../event.ts'

/** The events of the parties of the network. */
export const entityEvents = {
  EntityRenamed: eventDefinition(
    'EntityRenamed',
    'An agency, a donor or another party has a new name; what shows a copy of the name follows.',
    z.object({ Name: z.string() }),
    { Name: 'Harbor Light Pantry' },
  ),
}

/** What a renamed party tells; nothing when the name stays. */
export const renamed = (before: { readonly Name: string }, { Name }: { readonly Name: string }) =>
  before.Name === Name ? [] : [{ type: entityEvents.EntityRenamed.type, detail: { Name } }]
