import * as limits from '../../shared/api/limits.ts'
import { limitTypes } from '../../shared/limit/limit.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(limits.listLimitTypes, async () => [...limitTypes])
