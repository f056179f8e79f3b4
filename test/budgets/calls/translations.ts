import { byAdministrator, type Calls } from './making.ts'

export const translationCalls: Calls = {
  getTranslation: byAdministrator({ language: 'ko' }),
  correctTranslation: byAdministrator({ language: 'ko', Wording: '주문', Corrected: '주문하기' }),
  reviewTranslation: byAdministrator({ language: 'ko', IsReviewed: true }),
}
