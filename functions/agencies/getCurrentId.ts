import * as agencies from '../../shared/api/agencies.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(agencies.getCurrentId, async ({ caller }) => caller.EntityID)
