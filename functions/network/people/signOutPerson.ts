import * as people from '../../../shared/network/people/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changePerson, managedEntity } from './changePerson.ts'

/** For a lost phone: whoever looks after one of the person's roles may do it. */
export const handler = endpointOn(people.signOutPerson, managedEntity, async (context) => {
  const also = (answer: object) => context.idempotencyKey.writes(answer, context.now)
  return changePerson({ ...context, also }, (after) => ({
    after,
    change: { action: 'signedOut' },
    tokens: 'all',
    isPoolConcerned: true,
  }))
})
