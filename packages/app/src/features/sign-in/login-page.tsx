export { Component } from './welcome-page';
