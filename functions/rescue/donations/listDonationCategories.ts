import * as donations from '../../../shared/rescue/donations/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { allCategories } from '../../core/reference/categories.ts'

export const handler = endpoint(donations.listDonationCategories, allCategories)
