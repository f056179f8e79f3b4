import { __unsafe_useEmotionCache, CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ElementType, type ReactNode, useMemo } from 'react'
import { directions } from '../../../../shared/core/text/languages.ts'
import { turnedStyles } from '../words/direction.ts'
import { useLanguage } from '../words/language.tsx'
import { themeWith } from './theme.ts'

interface LookProps {
  LinkComponent: ElementType | undefined
  children: ReactNode
}

/** The theme in the direction of the reader's language. */
export function Look({ LinkComponent, children }: LookProps) {
  const { language } = useLanguage()
  const direction = import.meta.env.HAS_RIGHT_TO_LEFT ? directions[language] : 'ltr'
  const theme = useMemo(() => themeWith(LinkComponent, direction), [LinkComponent, direction])
  const look = (
    <ThemeProvider theme={theme} defaultMode="system" noSsr disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
  return import.meta.env.HAS_RIGHT_TO_LEFT ? <Styles isTurned={direction === 'rtl'}>{look}</Styles> : look
}

/** Exchanges left and right, and keeps what is on the page when the language changes. */
function Styles({ isTurned, children }: { isTurned: boolean; children: ReactNode }) {
  const plain = __unsafe_useEmotionCache()
  const styles = isTurned ? turnedStyles() : plain
  return styles ? <CacheProvider value={styles}>{children}</CacheProvider> : children
}
