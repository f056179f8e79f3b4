import { __unsafe_useEmotionCache, CacheProvider, Global } from '@emotion/react'
import { CssBaseline, type Theme, ThemeProvider } from '@mui/material'
import { type ElementType, type ReactNode, useMemo } from 'react'
import { directions } from '../../../../shared/core/text/languages.ts'
import { turnedStyles } from '../words/direction.ts'
import { useLanguage } from '../words/language.tsx'
import { themeWith } from './theme.ts'
import { typeface } from './typeface.ts'

export function Look({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr disableTransitionOnChange>
      <Global styles={typeface} />
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
}

interface DirectedLookProps {
  LinkComponent: ElementType | undefined
  children: ReactNode
}

/** The theme in the direction of the reader's language; what is on the page stays when the language changes. */
export function DirectedLook({ LinkComponent, children }: DirectedLookProps) {
  const direction = directions[useLanguage().language]
  const theme = useMemo(() => themeWith(LinkComponent, direction), [LinkComponent, direction])
  const plain = __unsafe_useEmotionCache()
  const turned = direction === 'rtl' ? turnedStyles() : undefined
  const cache = turned?.turnedCache ?? plain
  const look = (
    <Look theme={theme}>
      {turned ? <Global styles={turned.fromTheRight} /> : null}
      {children}
    </Look>
  )
  return cache ? <CacheProvider value={cache}>{look}</CacheProvider> : look
}
