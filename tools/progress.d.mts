export interface Step {
  end(): void
}
export type Progress = (doing: string, done?: () => string) => Step
export const silently: Progress
export function showing(out?: { isTTY?: boolean; columns?: number; write(text: string): unknown }): Progress
export function elapsed(ms: number): string
