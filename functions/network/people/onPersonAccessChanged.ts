import { personEvents } from '../../../shared/network/people/events.ts'
import { isDisabled } from '../../../shared/network/people/person.ts'
import { reaction } from '../../core/http/reaction.ts'
import { userBySubject } from '../organizations/entityTable.ts'
import { followAccess } from './accounts.ts'

/** The user pool follows the table, by the person's state now: a late event undoes nothing. */
export const handler = reaction('people/onPersonAccessChanged', async ({ Detail }) => {
  const { Subject, IsSignedOut } = personEvents.PersonAccessChanged.detail.parse(Detail)
  const user = await userBySubject(Subject)
  if (user) await followAccess(Subject, { isDisabled: isDisabled(user), isSignedOut: IsSignedOut })
})
