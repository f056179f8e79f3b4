import * as limits from '../../../shared/pantry/limits/api.ts'
import { limitTypes } from '../../../shared/pantry/limits/limit.ts'
import { endpoint } from '../../core/http/http.ts'

export const handler = endpoint(limits.listLimitTypes, async () => [...limitTypes])
