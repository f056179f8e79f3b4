import { personEvents } from '../../shared/person/events.ts'
import { isDisabled } from '../../shared/person/person.ts'
import { userBySubject } from '../entities/entityTable.ts'
import { reaction } from '../reaction.ts'
import { followAccess } from './accounts.ts'

/** The user pool follows the table, by the person's state now: a late event undoes nothing. */
export const handler = reaction('people/onPersonAccessChanged', async ({ Detail }) => {
  const { Subject, IsSignedOut } = personEvents.PersonAccessChanged.detail.parse(Detail)
  const user = await userBySubject(Subject)
  if (user) await followAccess(Subject, { isDisabled: isDisabled(user), isSignedOut: IsSignedOut })
})
