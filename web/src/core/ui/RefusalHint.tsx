import { Tooltip } from '@mui/material'
import type { ReactElement } from 'react'
import type { Refusal } from '../../../../shared/core/answer.ts'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import { useLanguage } from '../words/language.tsx'

/** Tooltip with the reason that something cannot be done. */
export default function RefusalHint({ refusal, children }: { refusal: Refusal; children: ReactElement }) {
  const { language } = useLanguage()
  return (
    <Tooltip title={refusalText(refusal, language)} describeChild>
      {children}
    </Tooltip>
  )
}
