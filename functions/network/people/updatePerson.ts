import * as people from '../../../shared/network/people/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changePerson, managedEntity } from './changePerson.ts'

export const handler = endpointOn(people.updatePerson, managedEntity, async (context) => {
  const { Name, Language } = context.input
  return changePerson({ ...context, isWhole: true }, (user) =>
    user.Name === Name && user.Language === Language
      ? undefined
      : {
          after: { ...user, Name, Language },
          change: {
            action: 'renamed',
            ...(user.Name === Name ? {} : { Name: user.Name, NewName: Name }),
            ...(user.Language === Language ? {} : { Language: user.Language, NewLanguage: Language }),
          },
        },
  )
})
