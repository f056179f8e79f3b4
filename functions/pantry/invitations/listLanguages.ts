import { languageNames, languages } from '../../../shared/core/text/languages.ts'
import * as invitations from '../../../shared/pantry/invitations/api.ts'
import { endpoint } from '../../core/http/http.ts'

export const handler = endpoint(invitations.listLanguages, async () =>
  languages.map((Code) => ({ Code, Name: languageNames[Code] })),
)
