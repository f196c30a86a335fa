import type { RuleTester } from 'oxlint/plugins-dev'
import { roomOf } from './floors.ts'

export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
export type Context = Parameters<Rule['create']>[0]
export type Visitor = ReturnType<Rule['create']>

/** The place of a file in the project. */
export interface Place {
  workspace: 'shared' | 'server' | 'web'
  /** The folder of a noun, as `roomOf` names it; empty for files in src itself. */
  room: string
  /** The path from src on. */
  path: string
}

/** @returns null for what is not a workspace's source. */
export function placeOf(filename: string): Place | null {
  const found = /(?:^|\/)(shared|server|web)\/src\/(.+)$/.exec(filename.replaceAll('\\', '/'))
  if (!found?.[2]) return null
  const [workspace, path] = [found[1] as Place['workspace'], found[2]]
  return { workspace, room: roomOf(workspace, path), path }
}

export const isTest = (filename: string): boolean => /\.test\.tsx?$/.test(filename) || /\/src\/testing\//.test(filename)
