import { accessPatterns } from './accessPatterns.ts'
import { accessRegister } from './accessRegister.ts'
import { apiReference } from './apiReference.ts'
import { eventsPage } from './eventsPage.ts'
import { openApi } from './openApi.ts'

/** The pages that are written from the catalogues, by file name in `docs/reference/`. */
export const pages = (): Record<string, string> => ({
  'api.json': `${JSON.stringify(openApi(), null, 2)}\n`,
  'api.md': apiReference(),
  'access-patterns.md': accessPatterns(),
  'access-register.md': accessRegister(),
  'events.md': eventsPage(),
})
