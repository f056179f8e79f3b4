import { Button, Typography } from '@mui/material'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { isMade } from '../../../../shared/core/text/made.ts'
import { sourceLanguage } from '../../../../shared/core/text/text.ts'
import { useLanguage, useText } from '../words/language.tsx'
import { useChooseLanguage } from '../words/useChooseLanguage.ts'

/** Says that a machine wrote the language of the page, until a person has read it all, and leads to English. */
export function MachineMade() {
  const text = useText(frameTexts)
  const { language, published } = useLanguage()
  const choose = useChooseLanguage()
  if (!isMade(language) || !published || published.IsReviewed) return null
  return (
    <Typography component="aside" role="note" variant="body2" color="textSecondary" sx={{ mt: 4 }}>
      {text('machineMade')}{' '}
      <Button size="small" lang={sourceLanguage} onClick={() => choose(sourceLanguage)}>
        {text('inEnglish')}
      </Button>
    </Typography>
  )
}
