import * as donations from '../../shared/api/donations.ts'
import { customChoice, pickupTimeTypes } from '../../shared/pickup/pickupTime.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(donations.listPickupTimeTypes, async () => [...pickupTimeTypes, customChoice])
