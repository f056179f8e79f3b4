import type { Examples } from '../example.ts'
import { foodBankSetup as roles } from './roles.ts'

export const translationExamples: Examples = {
  getTranslation: { roles, input: () => ({ language: 'ko' }) },
  correctTranslation: { roles, input: () => ({ language: 'ko', Wording: '주문', Corrected: '주문하기' }) },
  reviewTranslation: { roles, input: () => ({ language: 'ko', IsReviewed: true }) },
}
