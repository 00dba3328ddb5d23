/**
 * Keeps the hash of a link whose address is redirected. A browser does so by itself; Next's router, which is told the new address by the
 * server, forgets it.
 */
import Router from 'next/router'
import { useEffect } from 'react'

export function useKeptHash(): void {
  useEffect(() => {
    let hash = ''
    let isUnderWay = false
    const begin = (url: string) => {
      // A second beginning without an end of the first is a redirect of it.
      if (!isUnderWay || url.includes('#')) hash = url.split(/(?=#)/)[1] ?? ''
      isUnderWay = true
    }
    const end = (url: string) => {
      isUnderWay = false
      if (hash && !url.includes('#')) Router.replace(url + hash)
    }
    const fail = () => {
      isUnderWay = false
    }
    const { events } = Router
    events.on('routeChangeStart', begin)
    events.on('routeChangeComplete', end)
    events.on('routeChangeError', fail)
    return () => {
      events.off('routeChangeStart', begin)
      events.off('routeChangeComplete', end)
      events.off('routeChangeError', fail)
    }
  }, [])
}
