import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'

export const handler = endpoint(agencies.getCurrentId, async ({ caller }) => caller.EntityID)
