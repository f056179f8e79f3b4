import * as invitations from '../../shared/api/invitations.ts'
import { languageNames, languages } from '../../shared/text/text.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(invitations.listLanguages, async () =>
  languages.map((Code) => ({ Code, Name: languageNames[Code] })),
)
