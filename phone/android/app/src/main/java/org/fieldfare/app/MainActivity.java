package org.fieldfare.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
