import { by, type Calls } from './making.ts'

export const translationCalls: Calls = {
  getTranslation: by('foodBank', { language: 'ko' }),
  correctTranslation: by('foodBank', { language: 'ko', Wording: '주문', Corrected: '주문하기' }),
  reviewTranslation: by('foodBank', { language: 'ko', IsReviewed: true }),
}
