import { agency } from '../../shared/api/agency.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(agency.getCurrentId, async ({ caller }) => caller.EntityID)
