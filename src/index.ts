/** What other projects import from the package. */
export { defineConfig } from './gate/define-config.ts';
export type { ConfigInput } from './gate/config-schema.ts';
export type { Agent, AgentAnswer, AgentQuestion, AgentResult, AgentTask } from './agent/agent.ts';
