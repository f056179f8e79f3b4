import * as donations from '../../../shared/rescue/donations/api.ts'
import { customChoice, pickupTimeTypes } from '../../../shared/rescue/donations/pickup/pickupTime.ts'
import { endpoint } from '../../core/http/http.ts'

export const handler = endpoint(donations.listPickupTimeTypes, async () => [...pickupTimeTypes, customChoice])
