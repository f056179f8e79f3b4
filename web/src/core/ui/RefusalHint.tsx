import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import type { Refusal } from '../../../../shared/core/answer.ts'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import { useLanguage } from '../words/language.tsx'

/** Why something cannot be done, for whoever points at it. */
export default function RefusalHint({ refusal, children }: { refusal: Refusal; children: ReactElement }) {
  const { language } = useLanguage()
  return (
    <Tooltip title={refusalText(refusal, language)} describeChild>
      {children}
    </Tooltip>
  )
}
