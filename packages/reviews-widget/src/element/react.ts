/** What the build of the element uses in the place of React. */
import { useState } from 'preact/compat'

export {
  createContext,
  forwardRef,
  memo,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'

let ids = 0
/** Preact's own `useId` returns the same ids in each element, because each element is a root of its own. */
export const useId = () => useState(() => `meridiana-reviews-${ids++}`)[0]
