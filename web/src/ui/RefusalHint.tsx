import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import type { Refusal } from '../../../shared/answer.ts'
import { refusalText } from '../../../shared/refusalText.ts'
import { useLanguage } from '../app/language.tsx'

/** Why something cannot be done, for whoever points at it. */
export default function RefusalHint({ refusal, children }: { refusal: Refusal; children: ReactElement }) {
  const { language } = useLanguage()
  return (
    <Tooltip title={refusalText(refusal, language)} describeChild>
      {children}
    </Tooltip>
  )
}
