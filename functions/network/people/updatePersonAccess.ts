import { refuse } from '../../../shared/core/answer.ts'
import * as people from '../../../shared/network/people/api.ts'
import { isDisabled } from '../../../shared/network/people/person.ts'
import * as refusals from '../../../shared/network/people/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changePerson, managedEntity } from './changePerson.ts'

/** Tokens are refused at once; that the user pool signs nobody in any more follows in seconds. */
export const handler = endpointOn(people.updatePersonAccess, managedEntity, async (context) => {
  const { input, caller } = context
  const { IsDisabled } = input
  return changePerson({ ...context, isWhole: true }, (user) => {
    if (IsDisabled && user.ID === caller.UserID) return refuse(refusals.notYourself)
    if (isDisabled(user) === IsDisabled) return undefined
    const change = { action: IsDisabled ? 'disabled' : 'enabled' } as const
    return { after: { ...user, IsDisabled }, change, isPoolConcerned: true, ...(IsDisabled ? { tokens: 'all' } : {}) }
  })
})
