import * as limits from '../../../shared/pantry/limits/api.ts'
import { limitTimeScopes } from '../../../shared/pantry/limits/limit.ts'
import { endpoint } from '../../core/http/http.ts'

export const handler = endpoint(limits.listLimitTimeScopes, async () => [...limitTimeScopes])
