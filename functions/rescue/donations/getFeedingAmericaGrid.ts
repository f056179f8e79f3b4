import * as donations from '../../../shared/rescue/donations/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { gridPage } from './grids.ts'

export const handler = endpoint(donations.getFeedingAmericaGrid, gridPage)
