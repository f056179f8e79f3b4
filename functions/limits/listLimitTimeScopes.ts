import * as limits from '../../shared/api/limits.ts'
import { limitTimeScopes } from '../../shared/limit/limit.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(limits.listLimitTimeScopes, async () => [...limitTimeScopes])
